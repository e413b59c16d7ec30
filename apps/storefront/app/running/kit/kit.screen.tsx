import { Badge } from '@dukan/ui/badge.tsx';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Checkbox, Field, Select } from '@dukan/ui/field.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { Skeleton } from '@dukan/ui/skeleton.tsx';
import { Tabs } from '@dukan/ui/tabs.tsx';
import { showToast } from '@dukan/ui/toast.tsx';
import { useState } from 'react';
import { data } from 'react-router';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import type { Route } from './+types/kit.screen.ts';
import styles from './kit.module.css';

/**
 * Shows every control in its states, for tests and for a look. It is not available in a shop that serves
 * customers.
 */
export function loader({ context }: Route.LoaderArgs) {
	if (!context.get(pageContext).kitPage) throw data(null, { status: 404 });
	return null;
}

export default function KitScreen() {
	const [quantity, setQuantity] = useState(1);
	const [shown, setShown] = useState<'box' | 'drawer'>();
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title="Kit" hidden />
			<h1>Kit</h1>
			<section className={styles.row} aria-label="Buttons">
				<Button>Primary</Button>
				<Button look="secondary">Secondary</Button>
				<Button look="soft">Soft</Button>
				<Button look="quiet">Quiet</Button>
				<Button busy>Busy</Button>
				<Button disabled>Disabled</Button>
				<ButtonLink to="/" look="secondary">
					<Icon name="house" size={20} /> Link
				</ButtonLink>
			</section>
			<section className={styles.form} aria-label="Fields">
				<Field label="Name" name="name" hint="As on the parcel" autoComplete="name" />
				<Field label="Phone" name="phone" error="Enter your phone number" inputMode="numeric" />
				<Select label="Region" name="region">
					<option>Aşgabat</option>
					<option>Mary</option>
				</Select>
				<Checkbox label="In stock" name="stock" defaultChecked />
			</section>
			<section className={styles.row} aria-label="Badges and prices">
				<Badge look="new">New</Badge>
				<Badge look="sale">−20%</Badge>
				<Badge look="quiet">Quiet</Badge>
				<Price priceTenge={125_000} />
				<Price priceTenge={125_000} salePriceTenge={99_990} />
				<QuantityStepper
					label="Mouse"
					quantity={quantity}
					onDecrease={quantity > 1 ? () => setQuantity(quantity - 1) : undefined}
					onIncrease={quantity < 3 ? () => setQuantity(quantity + 1) : undefined}
				/>
				<Skeleton className={styles.skeleton} />
			</section>
			<section className={styles.row} aria-label="Layers">
				<Button look="secondary" onClick={() => setShown('box')}>
					Dialog
				</Button>
				<Button look="secondary" onClick={() => setShown('drawer')}>
					Drawer
				</Button>
				<Button look="secondary" onClick={() => showToast('Saved')}>
					Toast
				</Button>
			</section>
			<Tabs
				label="Tabs"
				tabs={[
					{ key: 'one', title: 'Description', content: <p>First panel</p> },
					{ key: 'two', title: 'Specifications', content: <p>Second panel</p> },
				]}
			/>
			<Dialog
				open={shown !== undefined}
				onClose={() => setShown(undefined)}
				title="Title"
				shape={shown ?? 'box'}
				footer={
					<Button wide onClick={() => setShown(undefined)}>
						Done
					</Button>
				}
			>
				<p>Content</p>
			</Dialog>
		</div>
	);
}
