import { LANGUAGE_TAGS, type Language } from '@dukan/domain/base/language/language.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Field, TextArea } from '@dukan/ui/field.tsx';
import { LANGUAGE_ORDER } from '../platform/language-order.ts';
import { useTexts } from '../platform/texts.tsx';
import form from './form.module.css';

type ThreeTexts = Record<Language, string>;

type Props = {
	label: string;
	value: ThreeTexts;
	onChange: (value: ThreeTexts) => void;
	/** True for a text of several lines. */
	long?: boolean;
	problem?: (language: Language) => string | undefined;
	/** The language whose text replaces a missing one. */
	needed?: Language;
};

/** Edits a text in three languages side by side and marks missing translations. */
export function ThreeLanguages({ label, value, onChange, long, problem, needed }: Props) {
	const { c } = useTexts(shellTexts);
	const Control = long ? TextArea : Field;
	return (
		<fieldset className={form.row} aria-label={label}>
			{LANGUAGE_ORDER.map((language) => (
				<Control
					key={language}
					label={`${label}, ${c(`language.${language}`)}`}
					value={value[language]}
					lang={LANGUAGE_TAGS[language]}
					hint={
						value[language].trim() === ''
							? c(language === needed ? 'language.needed' : 'language.missing')
							: undefined
					}
					error={problem?.(language)}
					onChange={(event: { target: { value: string } }) =>
						onChange({ ...value, [language]: event.target.value })
					}
				/>
			))}
		</fieldset>
	);
}
