import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';

/** Each language's name in that language. */
const OWN_NAMES = { tm: 'Türkmençe', ru: 'Русский', en: 'English' } as const;

type Props = {
	label: string;
	chosen: Language;
	onChoose: (language: Language) => void;
	className: string | undefined;
};

export function LanguageButtons({ label, chosen, onChoose, className }: Props) {
	return (
		<fieldset className={className} aria-label={label}>
			{LANGUAGES.map((language) => (
				<button
					key={language}
					type="button"
					lang={LANGUAGE_TAGS[language]}
					aria-pressed={language === chosen}
					onClick={() => onChoose(language)}
				>
					<span aria-hidden="true">{language.toUpperCase()}</span>
					<span className="visually-hidden">{OWN_NAMES[language]}</span>
				</button>
			))}
		</fieldset>
	);
}
