"use client";

import { Status } from "#components/ui/status.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { TemplateItem } from "./template-item.ts";

/** Says of a template that it can’t be used yet or at all; nothing of one that is ready. */
export function TemplateStatus({ status }: Pick<TemplateItem, "status">) {
	const { intake: words } = useWords("templates");
	if (status === "Ready") return null;
	return (
		<p className="text-ink-soft">
			<Status tone={status === "Failed" ? "bad" : "active"}>{words[status]}</Status>
		</p>
	);
}
