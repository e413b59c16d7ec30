import { typedWhole } from '@dukan/domain/base/text/typed-number.ts';
import { goodsReportsTexts } from '@dukan/i18n/texts/backoffice/goods-reports-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';

/** STOCK-05: edits the number of pieces below which the product has to be ordered again. */
export function MinimumForm({ productId, minimum }: { productId: number; minimum: number }) {
	const { t, c } = useTexts(goodsReportsTexts);
	const [typed, setTyped] = useState(String(minimum));
	const { save, busy, problem } = useSave({
		run: () => change(`stock_minimum/${productId}`, { minimum: requireTyped(typedWhole(typed), 'minimum') }),
		changes: ['stock', 'report_reorder'],
	});
	return (
		<Card title={t('minimum.label')}>
			<Form onSubmit={() => save()}>
				<Field
					label={t('reorder.minimum')}
					hint={t('minimum.hint')}
					inputMode="numeric"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					error={problem('minimum')}
				/>
				<div className={form.buttons}>
					<Button type="submit" look="secondary" busy={busy}>
						{c('common.save')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
