import type { Refusal } from '@dukan/api-client/send-call.ts';
import type { AccountTextKey, Translate } from '@dukan/i18n/translate.ts';

const SECONDS_A_MINUTE = 60;

/** Returns the text about too many calls, the caller's text for the status, or a general text. */
export function refusalText(
	t: Translate<AccountTextKey>,
	{ status, retryAfterS }: Refusal,
	texts: Partial<Record<number | 'otherwise', RefusalText>> = {},
): string {
	if (status === 429) {
		return t('auth.error.tooMany', {
			minutes: Math.max(1, Math.ceil((retryAfterS ?? 0) / SECONDS_A_MINUTE)),
		});
	}
	return t(texts[status] ?? texts.otherwise ?? 'auth.error.generic');
}

type RefusalText = Extract<
	AccountTextKey,
	'auth.error.alreadyRegistered' | 'auth.error.banned' | 'auth.error.tryAgain'
>;
