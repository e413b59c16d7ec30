import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { useLanguage, useTexts } from '../platform/texts.tsx';
import { LanguageButtons } from '../ui/language-buttons.tsx';
import styles from './shell.module.css';

export function LanguageChoice() {
	const { language, setLanguage } = useLanguage();
	const { c } = useTexts(shellTexts);
	return (
		<LanguageButtons
			className={styles.languages}
			label={c('app.language')}
			chosen={language}
			onChoose={setLanguage}
		/>
	);
}
