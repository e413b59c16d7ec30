import { typedWhole } from '@dukan/domain/base/text/typed-number.ts';
import { MAX_CODE_LENGTH, MIN_CODE_LENGTH } from '@dukan/domain/selling/promotions/promo-codes.ts';
import { promotionsTexts } from '@dukan/i18n/texts/backoffice/promotions-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { requireTyped } from '../../platform/require-typed.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Card, Unread } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { readUsesLimit } from './uses-limit.ts';

/** PRICE-03: makes one code for everybody, or many codes for one use each. */
export function PromotionCodes({ id }: { id: number | undefined }) {
	const { t, c } = useTexts(promotionsTexts);
	const [own, setOwn] = useState('');
	const [count, setCount] = useState('10');
	const [limit, setLimit] = useState('1');
	const codes = useRead(`promotion_codes/${id ?? 0}`, {}, { enabled: id !== undefined });
	const adding = useSave({
		run: async (what: { code: string } | { count: string }) =>
			change(`promotion_codes_add/${id ?? 0}`, {
				...('code' in what ? what : { count: requireTyped(typedWhole(what.count), 'count') }),
				usesLimit: requireTyped(readUsesLimit(limit), 'usesLimit'),
			}),
		changes: ['promotion_codes', 'promotions'],
		onDone: (_, what) => setOwn((now) => ('code' in what && what.code === now ? '' : now)),
	});
	const deleting = useSave({
		run: (codeId: number) => change(`promotion_code_delete/${codeId}`),
		changes: ['promotion_codes', 'promotions'],
		queue: 'promotion_code_delete',
	});
	if (id === undefined) return <p>{t('codes.saveFirst')}</p>;
	return (
		<Card title={t('codes')}>
			<div className={form.row}>
				<Field
					label={t('codes.limit')}
					hint={t('momentHint')}
					inputMode="numeric"
					value={limit}
					error={adding.problem('usesLimit')}
					onChange={(event) => setLimit(event.target.value)}
				/>
				<Field
					label={t('codes.own')}
					value={own}
					maxLength={MAX_CODE_LENGTH}
					error={adding.problem('code')}
					onChange={(event) => setOwn(event.target.value)}
				/>
				<Button
					look="secondary"
					disabled={own.trim().length < MIN_CODE_LENGTH}
					busy={adding.busy}
					onClick={() => adding.save({ code: own })}
				>
					{t('codes.addOwn')}
				</Button>
				<Field
					label={t('codes.count')}
					inputMode="numeric"
					value={count}
					error={adding.problem('count')}
					onChange={(event) => setCount(event.target.value)}
				/>
				<Button look="secondary" busy={adding.busy} onClick={() => adding.save({ count })}>
					{t('codes.make')}
				</Button>
			</div>
			<Unread of={[codes]} />
			{codes.data && codes.data.length === 0 && <p>{t('codes.none')}</p>}
			{codes.data && codes.data.length > 0 && (
				<PlainTable
					label={t('codes')}
					rows={codes.data}
					rowKey={(row) => row.id}
					columns={[
						{ key: 'code', title: t('codes.code'), cell: ({ code }) => <code>{code}</code> },
						{
							key: 'uses',
							title: t('codes.uses'),
							align: 'end',
							cell: ({ uses, usesLimit: most }) => (most === null ? uses : `${uses} / ${most}`),
						},
						{
							key: 'actions',
							title: c('common.actions'),
							cell: (row) => (
								<Button look="quiet" onClick={() => deleting.save(row.id)}>
									{c('common.delete')}
								</Button>
							),
						},
					]}
				/>
			)}
		</Card>
	);
}
