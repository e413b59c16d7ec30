import { LANGUAGES } from '@dukan/domain/language/language.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { useLanguage, useTexts } from '../platform/texts.tsx';
import styles from './shell.module.css';

/** Each in its own words. */
const OWN_NAMES = { tm: 'Türkmençe', ru: 'Русский', en: 'English' } as const;
const SHORT_NAMES = { tm: 'TM', ru: 'RU', en: 'EN' } as const;

export function LanguageChoice() {
	const { language, setLanguage } = useLanguage();
	const { c } = useTexts(shellTexts);
	return (
		<fieldset className={styles.languages} aria-label={c('app.language')}>
			{LANGUAGES.map((choice) => (
				<button
					key={choice}
					type="button"
					lang={choice === 'tm' ? 'tk' : choice}
					aria-pressed={choice === language}
					onClick={() => setLanguage(choice)}
				>
					<span aria-hidden="true">{SHORT_NAMES[choice]}</span>
					<span className="visually-hidden">{OWN_NAMES[choice]}</span>
				</button>
			))}
		</fieldset>
	);
}
