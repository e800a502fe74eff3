import type { ReactNode } from "react";
import { RoomWords } from "../page-words.tsx";

/** The page of somebody who is asked for their name, and may have no account here. */
export default function IdentityLayout({ children }: { children: ReactNode }) {
	return <RoomWords of={["common"]}>{children}</RoomWords>;
}
