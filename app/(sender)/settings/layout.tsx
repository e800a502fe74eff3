import type { ReactNode } from "react";
import { SettingsNav } from "#components/developer/settings-nav.tsx";
import { requirePageUser } from "#lib/http/page-context.ts";

/** Settings of the person and, for Admins, of the account. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
	const { principal } = await requirePageUser();
	return (
		<>
			{principal.role === "Admin" ? <SettingsNav /> : null}
			{children}
		</>
	);
}
