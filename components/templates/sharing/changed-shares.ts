import type { TemplateShareItem } from "../template-item.ts";

type Change = { action: "Grant" | "Revoke"; accessLevel: "Use" | "Edit" | null };

export type ShareChanges = { teams: (Change & { teamId: string })[]; people: (Change & { userId: string })[] };

/** What makes the shares that were there into those that are wanted. */
export function changedShares(before: readonly TemplateShareItem[], after: readonly TemplateShareItem[]): ShareChanges {
	const isIn = (shares: readonly TemplateShareItem[], { id }: TemplateShareItem) => shares.some((one) => one.id === id);
	const granted = after.filter(({ id, level }) => !before.some((one) => one.id === id && one.level === level));
	const changes = [
		...before.filter((share) => !isIn(after, share)).map((share) => ({ share, change: REVOKE })),
		...granted.map((share) => ({ share, change: { action: "Grant" as const, accessLevel: share.level } })),
	];
	return {
		teams: changes.flatMap(({ share, change }) => (share.kind === "team" ? [{ teamId: share.id, ...change }] : [])),
		people: changes.flatMap(({ share, change }) => (share.kind === "person" ? [{ userId: share.id, ...change }] : [])),
	};
}

const REVOKE = { action: "Revoke", accessLevel: null } as const;
