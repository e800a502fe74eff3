import type { Metadata } from "next";
import { GuidesIndex } from "#components/docs/guides-index.tsx";
import { docsLists } from "../docs-lists.ts";

export const metadata: Metadata = { title: "Guides" };

export default function GuidesPage() {
	return <GuidesIndex {...docsLists()} />;
}
