import { fieldIn } from '@dukan/domain/base/language/language.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Checkbox, Field, Select } from '@dukan/ui/field.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ThreeLanguages } from '../three-languages.tsx';
import type { Draft, EditorField } from './editor-types.ts';
import { MomentField } from './moment-field.tsx';
import { NumberField } from './number-field.tsx';

type Props = {
	field: EditorField;
	draft: Draft;
	setDraft: (changes: Draft) => void;
	problem: (field: string) => string | undefined;
	disabled: boolean;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Shows one field of a row's form. */
export function RowField({ field, draft, setDraft, problem, disabled }: Props) {
	const { c } = useTexts(editorTexts);
	const { key, label, hint } = field;
	const value = draft[key];
	const set = (next: unknown) => setDraft({ [key]: next });
	const frame = {
		label,
		hint,
		error: problem(key),
		disabled,
		...(disabled && { style: { background: 'var(--sand-50)', color: 'var(--ink-soft)' } }),
	};
	switch (field.kind) {
		case 'texts':
			return (
				<ThreeLanguages
					label={label}
					long={field.long ?? false}
					value={{
						ru: text(draft[fieldIn(key, 'ru')]),
						tm: text(draft[fieldIn(key, 'tm')]),
						en: text(draft[fieldIn(key, 'en')]),
					}}
					onChange={({ ru, tm, en }) =>
						setDraft({ [fieldIn(key, 'ru')]: ru, [fieldIn(key, 'tm')]: tm, [fieldIn(key, 'en')]: en })
					}
					problem={(language) => problem(fieldIn(key, language))}
				/>
			);
		case 'line':
		case 'time':
		case 'date':
			return (
				<Field
					{...frame}
					type={field.kind === 'line' ? 'text' : field.kind}
					value={text(value)}
					onChange={({ target }) =>
						setDraft({ [key]: target.value, ...field.proposes?.(target.value, draft) })
					}
				/>
			);
		case 'moment':
			return <MomentField {...frame} value={value as string | null} onChange={set} />;
		case 'number':
		case 'manat':
			return (
				<NumberField
					{...frame}
					value={value as number | string | null}
					manat={field.kind === 'manat'}
					orNone={field.orNone ?? false}
					onChange={set}
				/>
			);
		case 'yesNo':
			return (
				<Checkbox
					label={label}
					disabled={disabled}
					checked={value === true}
					onChange={(event) => set(event.target.checked)}
				/>
			);
		case 'choice':
			return (
				<Select
					{...frame}
					value={value === null || value === undefined ? '' : String(value)}
					onChange={({ target }) =>
						set(target.value === '' ? null : field.numeric ? Number(target.value) : target.value)
					}
				>
					{(field.orNone || value === null || value === undefined || value === '') && (
						<option value="">{field.orNone ? c('common.none') : '—'}</option>
					)}
					{field.choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.title}
						</option>
					))}
				</Select>
			);
		case 'own':
			return field.render({ value, draft, set, setDraft, problem: problem(key), problemOf: problem });
	}
}
