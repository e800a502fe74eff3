import type { ReactNode } from "react";
import { LeaveGuard } from "#components/settings/leave-guard.tsx";
import { SettingsBack } from "#components/settings/settings-back.tsx";
import { SettingsColumn } from "#components/settings/settings-column.tsx";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../page-words.tsx";
import { roomsOf } from "../../settings-pages-of.ts";

/** Settings of the person and of the account: rooms beside each other; on a phone, one behind the list of them. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
	const user = await requirePageUser();
	const words = await pageWords();
	const rooms = roomsOf(user, words);
	return (
		<RoomWords of={["settings"]}>
			<div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
				<SettingsColumn rooms={rooms} words={words.rooms} />
				<div className="min-w-0">
					<LeaveGuard />
					<SettingsBack label={words.rooms.label} rooms={rooms} />
					{children}
				</div>
			</div>
		</RoomWords>
	);
}
