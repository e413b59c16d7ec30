import { localizedText } from '@dukan/domain/base/language/language.ts';
import { piecePriceTenge } from '@dukan/domain/base/money/money.ts';
import { isEan13 } from '@dukan/domain/goods/stock/product-codes.ts';
import { formatPrice } from '@dukan/i18n/format/number.ts';
import { stockTexts } from '@dukan/i18n/texts/backoffice/stock-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Field } from '@dukan/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import JsBarcode from 'jsbarcode';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { read } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Page, Waiting } from '../../ui/page.tsx';
import { SelectOne } from '../../ui/select-one.tsx';
import styles from './labels.module.css';

const PAPERS = ['roll', 'sheet'] as const;
type Paper = (typeof PAPERS)[number];
const MAX_LABELS = 240;

/** STOCK-02: prints price tags with a barcode, on a 58 × 40 mm roll or on A4 sheets. */
export function Component() {
	const { t, language } = useTexts(stockTexts);
	const { id = '' } = useParams();
	const [paper, setPaper] = useState<Paper>('roll');
	const [count, setCount] = useState('1');
	const product = useRead(`product/${encodeURIComponent(id)}`);
	const codes = useQuery({
		queryKey: ['product_codes', Number(id)],
		queryFn: ({ signal }) => read(`product_codes/${encodeURIComponent(id)}`, {}, signal),
	});
	const back = { to: `/products/${id}/stock`, title: t('stock.link') };
	if (!product.data || !codes.data)
		return (
			<Page title={t('labels.title')} back={back}>
				<Waiting
					error={product.error ?? codes.error}
					retry={() => void (product.error ? product : codes).refetch()}
				/>
			</Page>
		);
	const { names, priceTenge, salePriceTenge, onSale, unitFactor } = product.data;
	const pieceTenge = piecePriceTenge({
		priceTenge,
		salePriceTenge: onSale ? salePriceTenge : null,
		unitFactor,
	});
	const code = codes.data.barcodes[0] ?? (codes.data.sku || id);
	const shown = Math.min(MAX_LABELS, Math.max(1, Math.trunc(Number(count)) || 1));
	return (
		<Page
			title={t('labels.title')}
			back={back}
			actions={<Button onClick={() => window.print()}>{t('labels.print')}</Button>}
		>
			<div className={styles.tools}>
				<SelectOne
					label={t('labels.paper')}
					chosen={paper}
					onChoose={setPaper}
					choices={PAPERS.map((value) => ({ value, title: t(`labels.${value}`) }))}
				/>
				<Field
					label={t('labels.count')}
					type="number"
					min={1}
					max={MAX_LABELS}
					value={count}
					onChange={({ target }) => setCount(target.value)}
				/>
			</div>
			<div className={styles.labels} data-paper={paper}>
				{Array.from({ length: shown }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: all labels are the same.
					<article key={index} className={styles.label}>
						<p className={styles.name}>{localizedText(names, language)}</p>
						<p className={styles.price}>{formatPrice(language, pieceTenge)}</p>
						<Barcode code={code} />
					</article>
				))}
			</div>
		</Page>
	);
}

/** Draws an EAN-13 barcode if the code is a valid one, otherwise Code 128. */
function Barcode({ code }: { code: string }) {
	const svg = useRef<SVGSVGElement>(null);
	useEffect(() => {
		if (!svg.current) return;
		JsBarcode(svg.current, code, {
			format: isEan13(code) ? 'EAN13' : 'CODE128',
			height: 40,
			width: 2,
			margin: 8,
			fontSize: 16,
		});
	}, [code]);
	return <svg ref={svg} className={styles.barcode} role="img" aria-label={code} />;
}
