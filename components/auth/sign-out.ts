import { forgetJournals } from "#components/editor/state/forget-journals.ts";

/**
 * Signs out, at the organisation's provider as well. Nothing of one's work stays behind in a browser that others use;
 * where signing out fails one is in still, and so is the work.
 *
 * @param failed says so: whoever is led to the sign-in page takes the session for ended
 */
export async function leave(failed: () => void): Promise<void> {
	const answer = await fetch("/sign-in/out", { method: "POST", credentials: "same-origin" }).catch(() => null);
	if (!answer?.ok) return failed();
	const { next } = (await answer.json().catch(() => ({}))) as { next?: string };
	await forgetJournals();
	window.location.assign(next ?? "/sign-in");
}
