import type { ReactNode } from "react";
import { findPageUser } from "#lib/http/pages/page-context.ts";
import { RoomFrame } from "../app-frame.tsx";

/** Open to everyone; signed-in users keep the app’s bar. */
export default async function OpenLayout({ children }: { children: ReactNode }) {
	return (
		<RoomFrame user={await findPageUser()} isWide>
			{children}
		</RoomFrame>
	);
}
