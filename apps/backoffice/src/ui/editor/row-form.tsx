import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { CallError, postStaff } from '../../platform/call.ts';
import { isStillWrong } from '../../platform/still-wrong.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import form from '../form.module.css';
import { Form } from '../form.tsx';
import { Card } from '../page.tsx';
import { useUnsaved } from '../use-unsaved.tsx';
import type { Draft, EditorField } from './editor-types.ts';
import { fieldGroups } from './field-groups.ts';
import { Fields } from './fields.tsx';
import { sentChanges } from './row-draft.ts';
import { RowField } from './row-field.tsx';

type Props = {
	call: string;
	/** The first words of the calls to reload after a change. */
	changes: readonly string[];
	fields: readonly EditorField[];
	row: Draft;
	/** Undefined for a new row. */
	rowKey: string | undefined;
	title: string;
	editable: boolean;
	/** The texts for the server's codes of what is wrong with a field. */
	problems?: Readonly<Record<string, string>>;
	below?: (draft: Draft) => ReactNode;
	/** Turns the draft into the values to send, if they differ from what was typed. */
	toSent?: (draft: Draft) => Draft;
	onClose: () => void;
};

/** Edits a row of a table. Only changed fields are sent, so that two people can change different fields. */
export function RowForm(props: Props) {
	const { call, changes, fields, row, rowKey, title, editable, problems, below, onClose } = props;
	const toSent = props.toSent ?? ((typed: Draft) => typed);
	const { c } = useTexts(editorTexts);
	// The row as it was opened. Comparing the draft with it keeps changes of other people from being sent
	// back.
	const [opened, setOpened] = useState(row);
	const [draft, setAll] = useState<Draft>(row);
	const [refused, setRefused] = useState<Draft>(row);
	const [asking, setAsking] = useState(false);
	const latest = useRef(draft);
	latest.current = draft;
	const changed = sentChanges(draft, opened, toSent);
	const isDirty = Object.keys(changed).length > 0;
	const { dialog, release } = useUnsaved(isDirty && editable);
	const leave = () => {
		release();
		onClose();
	};
	const save = useSave({
		run: (typed: Draft) =>
			rowKey === undefined
				? postStaff(`${call}_add`, toSent(typed))
				: postStaff(`${call}_update/${encodeURIComponent(rowKey)}`, sentChanges(typed, opened, toSent)),
		changes,
		onDone: (_, saved) => setOpened(saved),
		onShown: (_, saved) => {
			// A person may type while the form is being saved, and this still has to be saved.
			if (rowKey === undefined || latest.current === saved) leave();
		},
	});
	/** Returns the problem of the field, or of a value inside it. */
	const problem = (name: string) => {
		if (!isStillWrong(name, refused, draft)) return undefined;
		const errors = save.error instanceof CallError ? save.error.errors : [];
		const inside = errors.find(({ field }) => field.startsWith(`${name}.`));
		return save.problem(name, problems) ?? (inside && save.problem(inside.field, problems));
	};
	const remove = useSave({
		run: () => postStaff(`${call}_delete/${encodeURIComponent(rowKey ?? '')}`, undefined),
		changes,
		said: c('common.deleted'),
		onDone: leave,
	});
	return (
		<Card title={title}>
			<Form
				onSubmit={() => {
					setRefused(draft);
					save.save(draft);
				}}
			>
				{/* After a new row is added its form closes. Text that was typed meanwhile would be lost,
				    so the fields are disabled. */}
				<Fields editable={editable && !(save.busy && rowKey === undefined)}>
					{fieldGroups(fields).map((group) => (
						<div key={group[0]?.key} className={group.length > 1 ? form.row : undefined}>
							{group.map((field) => (
								<RowField
									key={field.key}
									field={field}
									draft={draft}
									setDraft={(next) => setAll((now) => ({ ...now, ...next }))}
									problem={problem}
									disabled={!editable || (field.fixed === true && rowKey !== undefined)}
								/>
							))}
						</div>
					))}
					{below?.(draft)}
				</Fields>
				<div className={form.buttons}>
					{editable && (
						<Button type="submit" busy={save.busy} disabled={rowKey !== undefined && !isDirty}>
							{rowKey === undefined ? c('common.add') : c('common.save')}
						</Button>
					)}
					<Button look="secondary" onClick={onClose}>
						{editable ? c('common.cancel') : c('common.back')}
					</Button>
					{editable && rowKey !== undefined && (
						<Button look="quiet" onClick={() => setAsking(true)}>
							{c('common.delete')}
						</Button>
					)}
				</div>
			</Form>
			<ConfirmDialog
				open={asking}
				title={c('common.sureDelete', { name: title })}
				action={c('common.delete')}
				busy={remove.busy}
				onConfirm={() => {
					setAsking(false);
					remove.save();
				}}
				onClose={() => setAsking(false)}
			/>
			{dialog}
		</Card>
	);
}
