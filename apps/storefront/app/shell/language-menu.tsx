import { LANGUAGE_TAGS, LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Menu } from '@dukan/ui/menu.tsx';
import { useLocation } from 'react-router';
import { withoutLanguage } from '../platform/page-language.ts';
import { useRootData } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './language-menu.module.css';

/** Each language's name in that language. */
const OWN_NAMES = { tm: 'Türkmençe', ru: 'Русский', en: 'English' } as const;
const SHORT_NAMES = { tm: 'TM', ru: 'RU', en: 'EN' } as const;

/** A plain form, with or without script: the server sets the cookie and redirects to the page. */
export function LanguageMenu() {
	const { language, t } = useTexts();
	const location = useLocation();
	const languages = useRootData()?.shop.languages ?? LANGUAGES;
	if (languages.length < 2) return null;
	return (
		<Menu
			className={styles.menu}
			label={t('lang.choose')}
			button={
				<>
					<Icon name="globe" size={18} />
					<span className={styles.short}>{SHORT_NAMES[language]}</span>
					<span className={styles.long}>{OWN_NAMES[language]}</span>
					<Icon name="down" size={16} />
				</>
			}
		>
			<form method="post" action="/lang">
				{/* The server redirects back to this address. A `lang` parameter in the address would override
				    the chosen language, so it is left out. */}
				<input type="hidden" name="back" value={withoutLanguage(location.pathname, location.search)} />
				<ul>
					{languages.map((choice) => (
						<li key={choice}>
							<button
								type="submit"
								name="lang"
								value={choice}
								lang={LANGUAGE_TAGS[choice]}
								className={styles.choice}
								aria-current={choice === language || undefined}
							>
								{OWN_NAMES[choice]}
								{choice === language && <Icon name="check" size={18} />}
							</button>
						</li>
					))}
				</ul>
			</form>
		</Menu>
	);
}
