import { Icon } from '@dukan/ui/icon.tsx';
import styles from './auth.module.css';

type Props = {
	text: string | undefined;
	/** A message that something went well; shown until something goes wrong. */
	notice?: string | undefined;
};

/** Shows the message of the form as a whole. Its element exists from the start, so that screen readers announce changes. */
export function FormMessage({ text, notice }: Props) {
	return (
		<div role="alert" className={styles.message}>
			{text && (
				<p>
					<Icon name="alert" size={20} />
					{text}
				</p>
			)}
			{notice && !text && (
				<p className={styles.notice}>
					<Icon name="check" size={20} />
					{notice}
				</p>
			)}
		</div>
	);
}
