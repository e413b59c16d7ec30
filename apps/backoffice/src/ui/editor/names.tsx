import type { ThreeNames } from '@dukan/domain/base/fields.api.ts';
import { fieldIn, LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { useTexts } from '../../platform/texts.tsx';
import form from '../form.module.css';
import { nameIn } from './name-in.ts';

export const NO_NAMES: ThreeNames = { nameEn: '', nameRu: '', nameTm: '' };

/** Shows the name and marks the missing translations. */
export function Names({ row }: { row: ThreeNames }) {
	const { language, c } = useTexts(editorTexts);
	const missing = LANGUAGES.filter((one) => row[fieldIn('name', one)].trim() === '');
	return (
		<span>
			<strong>{nameIn(row, language)}</strong>
			{missing.length > 0 && (
				<span className={form.missing}>
					{c('language.missing')}: {missing.map((one) => c(`language.${one}`).toLowerCase()).join(', ')}
				</span>
			)}
		</span>
	);
}
