import { isEan13 } from '@dukan/domain/goods/stock/product-codes.ts';
import JsBarcode from 'jsbarcode';
import { useEffect, useRef } from 'react';
import styles from './labels.module.css';

/** EAN-13 where the code is one, Code 128 otherwise. */
export function Barcode({ code }: { code: string }) {
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
