/**
 * Scripts of the router carry the nonce with which the page was rendered, which no content of the page can know. Returns
 * their content for the page's policy, and the page without the nonce, so that its bytes stay the same.
 */
export function takeMarkedScripts(rendered: string, nonce: string): { html: string; scripts: string[] } {
	const mark = ` nonce="${nonce}"`;
	const scripts: string[] = [];
	for (let at = rendered.indexOf(mark); at >= 0; at = rendered.indexOf(mark, at + mark.length)) {
		const tagAt = rendered.lastIndexOf('<', at);
		const contentAt = rendered.indexOf('>', at) + 1;
		if (rendered.startsWith('<script', tagAt))
			scripts.push(rendered.slice(contentAt, rendered.indexOf('</script>', contentAt)));
	}
	return { html: rendered.replaceAll(mark, ''), scripts };
}
