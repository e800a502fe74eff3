import type { ReactNode } from "react";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { RoomFrame } from "../app-frame.tsx";
import { RoomWords } from "../page-words.tsx";
import "./designer.css";

/** A room of the settings that has the whole window under the bar. */
export default async function DesignerLayout({ children }: { children: ReactNode }) {
	return (
		<RoomFrame user={await requirePageUser()} isWide>
			<RoomWords of={["brands", "requestEmail"]}>{children}</RoomWords>
		</RoomFrame>
	);
}
