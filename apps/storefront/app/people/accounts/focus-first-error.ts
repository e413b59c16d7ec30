/**
 * Waits for the next paint, because the errors appear only then. If no field is wrong, `otherwise` is
 * scrolled into view.
 */
export function focusFirstError(form: HTMLFormElement, otherwise?: string): void {
	requestAnimationFrame(() => {
		const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
		const control = wrong?.matches('fieldset')
			? wrong.querySelector<HTMLElement>('input:not(:disabled)')
			: wrong;
		control?.focus({ preventScroll: true });
		const shown = wrong ?? (otherwise ? form.querySelector(otherwise) : undefined);
		shown?.scrollIntoView({ block: 'center' });
	});
}
