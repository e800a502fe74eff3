import type { ReactNode } from "react";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { RoomFrame } from "../app-frame.tsx";

export default async function OutboxLayout({ children }: { children: ReactNode }) {
	return <RoomFrame user={await requirePageUser()}>{children}</RoomFrame>;
}
