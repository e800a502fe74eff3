import type { ReactNode } from "react";
import { Toaster } from "#components/ui/actions/toast.tsx";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../page-words.tsx";
import "../document-pages.css";
import "./editor.css";
import "./preview.css";

/** A page that has the whole window, for a signed-in person. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
	await requirePageUser();
	return (
		<RoomWords of={["common", "editor", "fieldSettings"]}>
			{children}
			<Toaster closeLabel={(await pageWords()).common.close} />
		</RoomWords>
	);
}
