import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import form from '../../ui/form.module.css';
import { PriceListMapping } from './price-list-mapping.tsx';

/** Offers the steps that are possible now. */
export function ImportSteps({ view }: { view: ImportWire }) {
	const { t, language } = useTexts(importsTexts);
	const { t: lists } = useTexts(priceListTexts);
	const { t: prices } = useTexts(pricesTexts);
	const isReprice = view.kind === 'reprice';
	const [asking, setAsking] = useState(false);
	const [isMapping, setMapping] = useState(false);
	const changes = ['import', 'imports', 'products', 'product'];
	const run = useSave({
		run: () => change(`import_run/${view.id}`),
		changes,
		said: null,
		onDone: () => setAsking(false),
	});
	const undo = useSave({
		run: () => change(`import_undo/${view.id}`),
		changes,
		said: null,
		onDone: () => setAsking(false),
	});
	const number = (value: number) => formatInteger(language, value);
	if (view.state === 'checked') {
		const count = view.added + view.changed + (view.listGoods.hide ? view.gone : 0);
		return (
			<>
				{count === 0 && <p>{isReprice ? prices('run.nothing') : t('run.nothing')}</p>}
				{count > 0 && view.bad > 0 && (
					<p className={form.problem}>
						{isReprice
							? prices('run.badLeft', { count: number(view.bad) })
							: t('run.badLeft', { count: number(view.bad) })}
					</p>
				)}
				<div className={form.buttons}>
					{count > 0 && (
						<Button busy={run.busy} onClick={() => (view.warned > 0 ? setAsking(true) : run.save())}>
							{isReprice
								? prices('run.action', { count: number(count) })
								: t('run.action', { count: number(count) })}
						</Button>
					)}
					{view.preview.length > 0 && !isMapping && (
						<Button look="secondary" onClick={() => setMapping(true)}>
							{lists('map.other')}
						</Button>
					)}
					<Elsewhere isReprice={isReprice} />
				</div>
				{isMapping && <PriceListMapping view={view} />}
				<ConfirmDialog
					open={asking}
					title={lists('warn.sure')}
					action={lists('warn.action')}
					keep={lists('warn.keep')}
					busy={run.busy}
					onConfirm={() => run.save()}
					onClose={() => setAsking(false)}
				>
					<p>{lists('warn.hint', { count: number(view.warned), percent: view.warnPercent })}</p>
				</ConfirmDialog>
			</>
		);
	}
	if (view.state === 'unreadable')
		return (
			<div className={form.buttons}>
				<Elsewhere isReprice={isReprice} />
			</div>
		);
	if (!view.canUndo) return null;
	const undoText = isReprice ? prices('undo.action') : t('undo.action');
	return (
		<div className={form.buttons}>
			<Button look="secondary" onClick={() => setAsking(true)}>
				{undoText}
			</Button>
			<ConfirmDialog
				open={asking}
				title={
					isReprice ? prices('undo.sure', { name: view.fileName }) : t('undo.sure', { name: view.fileName })
				}
				action={undoText}
				keep={t('undo.keep')}
				busy={undo.busy}
				onConfirm={() => undo.save()}
				onClose={() => setAsking(false)}
			>
				<p>{t('undo.hint')}</p>
			</ConfirmDialog>
		</div>
	);
}

function Elsewhere({ isReprice }: { isReprice: boolean }) {
	const { t } = useTexts(importsTexts);
	const { t: prices } = useTexts(pricesTexts);
	return (
		<ButtonLink look="secondary" to={isReprice ? '/products' : '/import'}>
			{isReprice ? prices('run.again') : t('run.again')}
		</ButtonLink>
	);
}
