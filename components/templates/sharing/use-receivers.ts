import { useEffect, useState } from "react";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type Receiver = { kind: "team" | "person"; id: string; name: string; email?: string };

export type FindReceivers = (input: { templateId: string; search: string }) => Promise<
	ActionAnswer<{
		teams: { id: string; name: string }[];
		people: { id: string; name: string; email: string }[];
	}>
>;

const PAUSE_MS = 150;

/** Teams and people that a typed text may mean. @returns `isPending`: they are about an earlier text */
export function useReceivers(templateId: string, text: string, find: FindReceivers) {
	const [found, setFound] = useState<{ search: string; receivers: Receiver[] }>({ search: "", receivers: [] });
	const search = text.trim();
	useEffect(() => {
		if (search === "") return;
		let isWanted = true;
		const timer = setTimeout(() => {
			find({ templateId, search })
				.then((answer) => {
					if (!isWanted) return;
					const { teams, people } = answer.ok ? answer.value : { teams: [], people: [] };
					const receivers: Receiver[] = [
						...people.map((person) => ({ kind: "person" as const, ...person })),
						...teams.map((team) => ({ kind: "team" as const, ...team })),
					];
					setFound({ search, receivers });
				})
				.catch(() => isWanted && setFound({ search, receivers: [] }));
		}, PAUSE_MS);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [templateId, search, find]);
	return { receivers: search === "" ? [] : found.receivers, isPending: search !== "" && found.search !== search };
}
