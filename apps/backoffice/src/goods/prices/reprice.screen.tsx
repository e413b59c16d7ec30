import { PRICE_RULES, type PriceRuleKind } from '@dukan/domain/goods/prices/reprice.ts';
import {
	ROUNDING_DIRECTIONS,
	ROUNDING_STEPS_TENGE,
	type RoundingDirection,
} from '@dukan/domain/goods/prices/rounding.ts';
import { PRODUCT_FILTERS } from '@dukan/domain/goods/products/product-filters.ts';
import type { ProductFilter } from '@dukan/domain/goods/products/staff-products.api.ts';
import { formatInteger } from '@dukan/i18n/format/number.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field, Select } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { change } from '../../platform/call.ts';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';
import { Card, Page, Unread, Waiting } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import { DollarRate } from './dollar-rate.tsx';
import { readRule } from './price-rule.ts';

const TENGE_IN_MANAT = 100;

/** The label and hint of each rule's number. The dollar rule has none, because it uses the shop's rate. */
const NUMBER_TEXTS = {
	percent: { label: 'percent', hint: 'percentHint' },
	amount: { label: 'amount', hint: 'amountHint' },
	cost: { label: 'cost.percent', hint: 'costHint' },
} as const satisfies Record<Exclude<PriceRuleKind, 'dollar'>, { label: string; hint: string }>;

/** PRICE-01: calculates new prices by a rule, for all products that the list has found. */
export function Component() {
	const { t, language } = useTexts(pricesTexts);
	const { t: products } = useTexts(productsTexts);
	const [search] = useSearchParams();
	const filter = filterOf(search);
	const found = useRead('products', { ...filter, limit: 1 });
	const back = {
		to: `/products?${new URLSearchParams(filter as Record<string, string>)}`,
		title: products('list.title'),
	};
	return (
		<Page title={t('title')} back={back}>
			{found.data ? (
				<>
					<Card title={t('found', { count: formatInteger(language, found.data.count) })}>
						<p className={form.hint}>{t(found.data.count > 0 ? 'foundHint' : 'found.none')}</p>
					</Card>
					{found.data.count > 0 && <RepriceForm filter={filter} />}
				</>
			) : (
				<Waiting error={found.error} retry={() => void found.refetch()} />
			)}
		</Page>
	);
}

/** Reads the product filter from the address. The list of products has put it there. */
function filterOf(search: URLSearchParams): ProductFilter {
	const named = PRODUCT_FILTERS.map((name) => [name, search.get(name) ?? ''] as const);
	const numeric = new Set<string>(['category', 'subcategory', 'brand']);
	return Object.fromEntries(
		named
			.filter(([, value]) => value !== '')
			.map(([name, value]) => [name, numeric.has(name) ? Number(value) : value]),
	) as ProductFilter;
}

function RepriceForm({ filter }: { filter: ProductFilter }) {
	const { t } = useTexts(pricesTexts);
	const { may } = useMember();
	const navigate = useNavigate();
	const [kind, setKind] = useState<PriceRuleKind>('percent');
	const [typed, setTyped] = useState('');
	const [stepTenge, setStep] = useState(TENGE_IN_MANAT);
	const [direction, setDirection] = useState<RoundingDirection>('nearest');
	const [isWrong, setWrong] = useState(false);
	const [ownRate, setOwnRate] = useState<string>();
	const settings = useRead('settings');
	const { save, busy } = useSave({
		run: (rule: NonNullable<ReturnType<typeof readRule>>) => {
			const name = kind === 'dollar' ? t('rule.dollar') : `${t(`rule.${kind}`)}: ${typed.trim()}`;
			return change('reprice', { name, filter, rule, rounding: { stepTenge, direction } });
		},
		changes: ['imports'],
		said: null,
		onDone: ({ id }) => navigate(`/import/${id}`),
	});
	const submit = () => {
		const rule = readRule(kind, kind === 'dollar' ? typedRate : typed, rate);
		setWrong(!rule);
		if (rule) save(rule);
	};
	const stepTitle = (tenge: number) =>
		tenge < TENGE_IN_MANAT
			? t('step.tenge', { count: tenge })
			: t('step.manat', { count: tenge / TENGE_IN_MANAT });
	const rate = settings.data?.exchange.dollarRate ?? 0;
	const typedRate = ownRate ?? (rate > 0 ? String(rate) : '');
	return (
		<Card title={t('rule')}>
			<Form noValidate onSubmit={submit}>
				<div className={form.row}>
					<SelectOne
						label={t('rule')}
						chosen={kind}
						onChoose={(value) => {
							setKind(value);
							setWrong(false);
						}}
						choices={PRICE_RULES.filter((one) => one !== 'cost' || may('seeCosts')).map((value) => ({
							value,
							title: t(`rule.${value}`),
						}))}
					/>
					{kind !== 'dollar' && (
						<Field
							label={t(NUMBER_TEXTS[kind].label)}
							hint={t(NUMBER_TEXTS[kind].hint)}
							inputMode="decimal"
							value={typed}
							error={isWrong ? t('number') : undefined}
							onChange={({ target }) => setTyped(target.value)}
						/>
					)}
				</div>
				{kind === 'dollar' && <Unread of={[settings]} />}
				{kind === 'dollar' && settings.data && (
					<DollarRate rate={rate} typed={typedRate} isUnsaved={isWrong} onType={setOwnRate} />
				)}
				<div className={form.row}>
					<Select
						label={t('step')}
						value={stepTenge}
						onChange={({ target }) => setStep(Number(target.value))}
					>
						{ROUNDING_STEPS_TENGE.map((tenge) => (
							<option key={tenge} value={tenge}>
								{stepTitle(tenge)}
							</option>
						))}
					</Select>
					<SelectOne
						label={t('direction')}
						chosen={direction}
						onChoose={setDirection}
						choices={ROUNDING_DIRECTIONS.map((value) => ({ value, title: t(`direction.${value}`) }))}
					/>
				</div>
				<p className={form.hint}>{t('saleHint')}</p>
				<div className={form.buttons}>
					<Button type="submit" busy={busy} disabled={kind === 'dollar' && rate <= 0}>
						{t('show')}
					</Button>
				</div>
			</Form>
		</Card>
	);
}
