import { expect, it } from "vitest";
import { addOpenDialog, whenNoDialog } from "./open-dialogs.ts";

const open = () => addOpenDialog({} as HTMLDialogElement);

it("what waits until no dialog is open is done when the last one closes, once, unless nobody waits any more", () => {
	const done: string[] = [];
	whenNoDialog(() => done.push("at once"));
	const [closeFirst, closeSecond] = [open(), open()];
	whenNoDialog(() => done.push("afterwards"));
	whenNoDialog(() => done.push("never"))();
	closeSecond();
	expect(done).toEqual(["at once"]);
	closeFirst();
	open()();
	expect(done).toEqual(["at once", "afterwards"]);
});
