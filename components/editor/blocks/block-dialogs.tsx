"use client";

import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useShell, useWork } from "../work/work-context.tsx";

/** They come with their first use. */
const SaveBlock = lazyComponent(() => import("./save-block.tsx").then((module) => module.SaveBlock));
const BlockList = lazyComponent(() => import("./block-list.tsx").then((module) => module.BlockList));

/** Saving selected fields as a block, and the blocks there are. */
export function BlockDialogs() {
	const { shell } = useWork();
	const dialog = useShell((one) => one.dialog);
	const close = () => shell.set({ dialog: null });
	if (dialog === "saveBlock") return <SaveBlock onClose={close} onMissing={close} />;
	return dialog === "blocks" ? <BlockList onClose={close} onMissing={close} /> : null;
}
