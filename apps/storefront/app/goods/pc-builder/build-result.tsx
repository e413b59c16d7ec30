import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { openCartDrawer } from '../../shop/cart/cart-drawer-state.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { buildActions } from './build-actions.ts';
import type { BuilderData } from './builder-data.ts';
import styles from './pc-builder.module.css';

/**
 * Shows the total of the build and its buttons. The cart is stored on the device, so the cart button needs
 * script.
 */
export function BuildResult({ builder }: { builder: BuilderData }) {
	const { chosen, issues, status, power, total } = builder;
	const addAll = () => {
		for (const action of buildActions(chosen)) cart.dispatch(action);
		openCartDrawer();
	};
	return (
		<aside className={styles.result} aria-labelledby="build-result">
			<h2 id="build-result" className={styles.slotTitle}>
				{builder.result}
			</h2>
			{status && (
				<p className={builder.isReady ? styles.ready : undefined} role="status">
					{status}
				</p>
			)}
			{issues.length > 0 && (
				<section aria-label={builder.conflicts}>
					<h3>{builder.conflicts}</h3>
					<ul>
						{issues.map((text) => (
							<li key={text} className={styles.issue}>
								<Icon name="alert" size={18} />
								{text}
							</li>
						))}
					</ul>
				</section>
			)}
			{power && <p className={styles.hint}>{power}</p>}
			<p className={styles.total}>
				<span>{total.title}</span>
				<strong>{total.text}</strong>
			</p>
			{chosen.length > 0 && (
				<div className={styles.buttons}>
					<Button wide onClick={addAll}>
						<Icon name="cart" size={20} />
						{builder.toCart}
					</Button>
					<ShareButton title={builder.title} />
					<Button look="quiet" onClick={() => window.print()}>
						<Icon name="printer" size={20} />
						{builder.print}
					</Button>
					<Link className={styles.clear} to={builder.clear.href}>
						{builder.clear.title}
					</Link>
				</div>
			)}
		</aside>
	);
}
