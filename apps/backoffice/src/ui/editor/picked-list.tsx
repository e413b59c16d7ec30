import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Select } from '@dukan/ui/field.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import form from '../form.module.css';
import type { Choice } from './editor-types.ts';
import { OrderTable } from './order-table.tsx';

type Props = {
	label: string;
	hint?: string;
	chosen: readonly Choice[];
	onChange: (values: string[]) => void;
	/** The choices that can be added. If there are too many for a list, `adding` is shown instead. */
	choices?: readonly Choice[];
	adding?: ReactNode;
	problem?: string | undefined;
	editable?: boolean;
};

/** Chooses several values and puts them in order. */
export function PickedList(props: Props) {
	const { label, hint, chosen, onChange, choices = [], adding, problem, editable = true } = props;
	const { t, c } = useTexts(editorTexts);
	const values = chosen.map(({ value }) => value);
	const rest = choices.filter(({ value }) => !values.includes(value));
	return (
		<fieldset className={form.form} style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
			<legend style={{ fontWeight: 600 }}>{label}</legend>
			{hint && <p className={form.hint}>{hint}</p>}
			{problem && (
				<p className={form.problem} role="alert">
					{problem}
				</p>
			)}
			{chosen.length > 0 && (
				<OrderTable
					label={label}
					rows={chosen}
					rowKey={({ value }) => value}
					rowName={({ title }) => title}
					onOrder={editable ? (next) => onChange(next.map(({ value }) => value)) : undefined}
					columns={[
						{ key: 'name', title: c('common.name'), cell: ({ title }) => title },
						{
							key: 'actions',
							title: c('common.actions'),
							cell: ({ value, title }) =>
								editable && (
									<Button
										look="quiet"
										aria-label={t('editor.take', { name: title })}
										onClick={() => onChange(values.filter((one) => one !== value))}
									>
										{t('editor.remove')}
									</Button>
								),
						},
					]}
				/>
			)}
			{editable &&
				(adding ?? (
					<Select
						label={t('editor.addTo', { name: label })}
						value=""
						onChange={({ target }) => target.value && onChange([...values, target.value])}
					>
						<option value="">{t('editor.choose')}</option>
						{rest.map(({ value, title }) => (
							<option key={value} value={value}>
								{title}
							</option>
						))}
					</Select>
				))}
		</fieldset>
	);
}
