import type { ReactNode } from "react";
import { findPageUser } from "#lib/http/pages/page-context.ts";
import { isOnSecondOrigin } from "#lib/http/pages/page-locale.ts";
import { RoomFrame } from "../app-frame.tsx";

/** Open to everybody; whoever is signed in keeps the workplace around it. */
export default async function OpenLayout({ children }: { children: ReactNode }) {
	return (
		<RoomFrame user={await findPageUser()} hasWorkplace={!(await isOnSecondOrigin())}>
			{children}
		</RoomFrame>
	);
}
