import type { ReactNode } from "react";
import { SettingsNav } from "#components/developer/settings-nav.tsx";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { RoomWords } from "../../room-words.tsx";

/** Settings of the person and of the account: rooms beside each other. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
	const user = await requirePageUser();
	return (
		<RoomWords of={["settings", "developer"]}>
			<div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
				<SettingsNav isAdmin={isPageAdmin(user)} leadsPeople={mayOnPage(user, "users.read")} />
				<div className="min-w-0">{children}</div>
			</div>
		</RoomWords>
	);
}
