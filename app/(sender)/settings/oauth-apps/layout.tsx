import type { ReactNode } from "react";
import { RoomWords } from "../../../page-words.tsx";

export default function OAuthAppsLayout({ children }: { children: ReactNode }) {
	return <RoomWords of={["developer"]}>{children}</RoomWords>;
}
