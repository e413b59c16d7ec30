/** After the next paint: until then the errors are not there. `otherwise` is brought into view where no field is wrong. */
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
