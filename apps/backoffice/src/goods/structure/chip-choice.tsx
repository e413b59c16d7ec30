import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Select } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useTexts } from '../../platform/texts.tsx';
import type { Choice } from '../../ui/editor/editor-types.ts';
import styles from './chip-choice.module.css';
import { titled } from './use-catalogue.ts';

type Props = {
	label: string;
	choices: readonly Choice[];
	chosen: readonly string[];
	onChange: (values: string[]) => void;
};

/** Chooses several values without an order. Chosen values are chips, and a tap removes one. */
export function ChipChoice({ label, choices, chosen, onChange }: Props) {
	const { t } = useTexts(editorTexts);
	return (
		<div className={styles.choice}>
			<Select
				label={label}
				value=""
				onChange={({ target }) => target.value && onChange([...chosen, target.value])}
			>
				<option value="">{t('editor.choose')}</option>
				{choices
					.filter(({ value }) => !chosen.includes(value))
					.map(({ value, title }) => (
						<option key={value} value={value}>
							{title}
						</option>
					))}
			</Select>
			{chosen.length > 0 && (
				<ul className={styles.chips} aria-label={label}>
					{titled(chosen, choices).map(({ value, title }) => (
						<li key={value}>
							<button
								type="button"
								className={styles.chip}
								aria-label={t('editor.take', { name: title })}
								onClick={() => onChange(chosen.filter((one) => one !== value))}
							>
								{title}
								<Icon name="close" size={16} />
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
