import type { ReactNode } from "react";
import { SettingsNav } from "#components/developer/settings-nav.tsx";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { RoomWords } from "../../room-words.tsx";

/** Settings of the person and, for Admins, of the account. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
	const user = await requirePageUser();
	return (
		<RoomWords of={["settings", "developer"]}>
			{isPageAdmin(user) ? <SettingsNav /> : null}
			{children}
		</RoomWords>
	);
}
