/**
 * Whether an address that answers `{version}` answers another one than is shown. No answer is none: the page stays as it
 * is.
 */
export async function isOutdated(address: string, version: string): Promise<boolean> {
	const answer = await fetch(address, { redirect: "error" }).catch(() => null);
	const found: { version?: string } | null = answer?.ok ? await answer.json().catch(() => null) : null;
	return Boolean(found?.version && found.version !== version);
}
