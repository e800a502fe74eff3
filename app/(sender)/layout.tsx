import type { ReactNode } from "react";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { RoomFrame } from "../app-frame.tsx";

/** The workplace of a signed-in person. */
export default async function SenderLayout({ children }: { children: ReactNode }) {
	return <RoomFrame user={await requirePageUser()}>{children}</RoomFrame>;
}
