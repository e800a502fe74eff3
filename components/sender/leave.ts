import { signOut } from "next-auth/react";
import { forgetJournals } from "#components/desk/state/forget-journals.ts";

/** Signs out. Nothing of one's work stays behind in a browser that others use. */
export async function leave(): Promise<void> {
	await forgetJournals();
	await signOut({ callbackUrl: "/sign-in" });
}
