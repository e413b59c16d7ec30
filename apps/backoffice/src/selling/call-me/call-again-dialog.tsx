import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { Choices } from '@dukan/ui/choices.tsx';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MomentField } from '../../ui/editor/moment-field.tsx';
import form from '../../ui/form.module.css';

const MINUTE_MS = 60_000;
const PAUSES = { in15: 15, in60: 60, in180: 180 } as const;
type Choice = keyof typeof PAUSES | 'at';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

type Props<Outcome> = {
	title: string;
	/** Records an unanswered call and the time of the next one. */
	run: (callBackAt: string | null) => Promise<Outcome>;
	/** The first words of the calls to reload afterwards. */
	changes: readonly string[];
	onClose: () => void;
	onDone?: (outcome: Outcome) => void;
};

/** DESK-03: no one answered, so the dialog asks when to call again. */
export function CallAgainDialog<Outcome>({ title, run, changes, onClose, onDone }: Props<Outcome>) {
	const { t } = useTexts(deskTexts);
	const [choice, setChoice] = useState<Choice>('in15');
	const [at, setAt] = useState<string | null>(() => inMinutes(60));
	const { save, busy, problem } = useSave({
		run: () => run(choice === 'at' ? at : inMinutes(PAUSES[choice])),
		changes,
		onDone: (outcome) => {
			onDone?.(outcome);
			onClose();
		},
	});
	return (
		<ConfirmDialog
			open
			title={title}
			action={t('queue.save')}
			busy={busy}
			onConfirm={() => save()}
			onClose={onClose}
		>
			<div className={form.form}>
				<Choices
					legend={t('queue.again')}
					name="again"
					chosen={choice}
					onChoose={setChoice}
					choices={(['in15', 'in60', 'in180', 'at'] as const).map((value) => ({
						value,
						title: t(`queue.${value}`),
					}))}
				/>
				{choice === 'at' && (
					<MomentField label={t('queue.atField')} value={at} error={problem('callBackAt')} onChange={setAt} />
				)}
			</div>
		</ConfirmDialog>
	);
}
