import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { MOBILE_PATTERN, PHONE_PREFIX, phoneDigits } from '@dukan/domain/base/text/phone.ts';
import {
	CALL_REQUEST_DATA_DAYS,
	writeWantedItems,
} from '@dukan/domain/selling/call-me/call-request-rules.ts';
import { chosenLines } from '@dukan/domain/shop/cart/cart.ts';
import { callMeTexts } from '@dukan/i18n/texts/call-me-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { FormMessage } from '../../people/accounts/form-message.tsx';
import { findSession } from '../../people/accounts/session-store.ts';
import { postForm } from '../../platform/api-client.ts';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/call-me.screen.ts';
import styles from './call-me.module.css';

const OUTCOMES = ['sent', 'fields', 'later'] as const;
type Outcome = (typeof OUTCOMES)[number] | 'offline';

/** The pattern of a name, which needs two characters that are not spaces. */
const TWO_LETTERS = '.*\\S.*\\S.*';

/** DESK-15: the texts are part of this page's data, so that no other page loads them. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const { contact, workingHours } = await shop.settings();
	const t = tableTranslator(callMeTexts, language);
	return {
		outcome: OUTCOMES.find((one) => one === url.searchParams.get('outcome')),
		texts: {
			title: t('title'),
			intro: t('intro', { hours: `${workingHours.from}–${workingHours.to}` }),
			name: t('name'),
			phone: t('phone'),
			phoneHint: t('phoneHint'),
			send: t('send'),
			sending: t('sending'),
			cart: t('cart', { pieces: '{pieces}' }),
			privacy: t('privacy', { days: CALL_REQUEST_DATA_DAYS }),
			sent: t('sent'),
			fields: t('fields'),
			later: t('later', { phone: contact.phone }),
			laterAt: t('laterAt', { phone: contact.phone, time: '{time}' }),
			offline: t('offline'),
		},
	};
}

/**
 * A plain form, which also works without script: the server accepts it and redirects back to this page. The
 * cart is not sent then, because it needs script. The page is cached and comes back with empty fields, so the
 * browser checks the fields before it sends them.
 */
export default function CallMeScreen({ loaderData: { texts, outcome: answered } }: Route.ComponentProps) {
	const state = cart.use((current) => current);
	const [outcome, setOutcome] = useState<Outcome | undefined>(answered);
	const [busy, setBusy] = useState(false);
	const [againAt, setAgainAt] = useState<string>();
	const keyOf = useAttemptKey();
	const wanted = chosenLines(state).map(({ product, quantity }) => ({ productId: product.id, quantity }));
	const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
	const items = writeWantedItems(wanted);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setBusy(true);
		const name = String(form.get('name'));
		const phone = phoneDigits(String(form.get('phone')));
		const body = { name, phone, items };
		// S27: the limit on requests from one network does not apply to a person with a confirmed phone, so
		// the token is sent.
		const token = (await findSession())?.token;
		const { refusal } = await postForm('/api/call_me', { body, token, headers: keyOf(body) });
		setBusy(false);
		setAgainAt(againAtOf(refusal?.retryAfterS));
		if (!refusal) setOutcome('sent');
		else if (refusal.status === 0) setOutcome('offline');
		else setOutcome(refusal.code === 'invalid_input' ? 'fields' : 'later');
	};
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={texts.title} description={texts.intro} hidden />
			<Breadcrumbs here={texts.title} />
			<h1>{texts.title}</h1>
			<FormMessage
				text={refusalText(texts, outcome, againAt)}
				notice={outcome === 'sent' ? texts.sent : undefined}
			/>
			{outcome !== 'sent' && (
				<form
					className={styles.form}
					method="post"
					action={addresses.callMe}
					onSubmit={(event) => void submit(event)}
				>
					<p>{texts.intro}</p>
					<Field
						label={texts.name}
						name="name"
						autoComplete="name"
						required
						minLength={2}
						maxLength={100}
						pattern={TWO_LETTERS}
					/>
					<Field
						label={texts.phone}
						hint={texts.phoneHint}
						name="phone"
						type="tel"
						inputMode="tel"
						autoComplete="tel"
						placeholder={`${PHONE_PREFIX}1 23-45-67`}
						title={texts.phoneHint}
						pattern={MOBILE_PATTERN}
						required
						maxLength={30}
					/>
					<input type="hidden" name="items" value={items} />
					{pieces > 0 && <p className={styles.note}>{texts.cart.replace('{pieces}', String(pieces))}</p>}
					<Button type="submit" busy={busy}>
						{busy ? texts.sending : texts.send}
					</Button>
					<p className={styles.note}>{texts.privacy}</p>
				</form>
			)}
		</div>
	);
}

/** Returns the time in Ashgabat from which the shop accepts requests again. */
function againAtOf(retryAfterS: number | undefined): string | undefined {
	return retryAfterS === undefined ? undefined : ashgabatTime(new Date(Date.now() + retryAfterS * 1000)).time;
}

type Refusals = Record<Exclude<Outcome, 'sent'> | 'laterAt', string>;

function refusalText(
	texts: Refusals,
	outcome: Outcome | undefined,
	againAt: string | undefined,
): string | undefined {
	if (outcome === undefined || outcome === 'sent') return undefined;
	return outcome === 'later' && againAt ? texts.laterAt.replace('{time}', againAt) : texts[outcome];
}
