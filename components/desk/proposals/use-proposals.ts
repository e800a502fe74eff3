"use client";

import { useSyncExternalStore } from "react";
import { useDesk } from "../state/use-desk.ts";
import { useWork } from "../work/work-context.tsx";
import type { Proposal } from "./proposal.ts";
import type { ProposalState } from "./proposal-store.ts";

/** A part of what is still to be proposed, or what follows from it. */
export function useOpenProposals<T>(select: (open: readonly Proposal[]) => T): T {
	const { proposals } = useWork();
	useProposalState(({ found }) => found);
	return useDesk(({ draft }) => select(proposals.open(draft)));
}

/** A part of how proposals are looked at. */
export function useProposalState<T>(select: (state: ProposalState) => T): T {
	const { proposals } = useWork();
	const read = () => select(proposals.getSnapshot());
	return useSyncExternalStore(proposals.subscribe, read, read);
}
