import type { Language } from '@dukan/domain/language/language.ts';
import { smsTexts } from '../sms/sms-texts.ts';

/** The last line is how browsers know the code, and that it is for this site alone. */
export function codeMessage(code: string, language: Language, publicOrigin: string | undefined): string {
	const text = smsTexts(language)('sms.code', { code });
	return publicOrigin ? `${text}\n@${new URL(publicOrigin).hostname} #${code}` : text;
}
