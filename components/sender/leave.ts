import { forgetJournals } from "#components/desk/state/forget-journals.ts";

/** Signs out, at the organisation's provider as well. Nothing of one's work stays behind in a browser that others use. */
export async function leave(): Promise<void> {
	await forgetJournals();
	const answer = await fetch("/sign-in/out", { method: "POST", credentials: "same-origin" });
	const { next } = (await answer.json()) as { next?: string };
	window.location.assign(next ?? "/sign-in");
}
