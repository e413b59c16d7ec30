import { SERIAL_KINDS, type SerialKind } from '@dukan/domain/goods/serials/serial-rules.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Checkbox } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Waiting } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';

/** RET-02: asks whether each piece of this product has a serial number. */
export function SerialsForm({ productId }: { productId: number }) {
	const { t, c } = useTexts(claimsTexts);
	const query = useRead(`product_serials/${productId}`);
	const [chosen, setChosen] = useState<SerialKind | ''>();
	const [wholeSubcategory, setWhole] = useState(false);
	const kind = chosen ?? query.data?.kind ?? '';
	const { save, busy } = useSave({
		run: () => change(`product_serials_set/${productId}`, { kind: kind || null, wholeSubcategory }),
		changes: ['product_serials', 'order_serials'],
	});
	if (!query.data)
		return (
			<Card title={t('serials.title')}>
				<Waiting error={query.error} retry={() => void query.refetch()} />
			</Card>
		);
	return (
		<Card title={t('serials.title')}>
			<Form onSubmit={() => save()}>
				<SelectOne
					label={t('serials.kind')}
					hint={t('serials.kindHint')}
					choices={[
						{ value: '', title: t('serials.none') },
						...SERIAL_KINDS.map((value) => ({ value, title: t(`serials.${value}`) })),
					]}
					chosen={kind}
					onChoose={setChosen}
				/>
				<Checkbox
					label={t('serials.whole')}
					checked={wholeSubcategory}
					onChange={({ target }) => setWhole(target.checked)}
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
