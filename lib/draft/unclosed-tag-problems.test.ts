import { expect, it } from "vitest";
import { draftFile, ID } from "./testing/make-draft.ts";
import { unclosedTagProblems } from "./unclosed-tag-problems.ts";

it("warns of a text tag that is not closed, at its file, as long as that is there", () => {
	const tags = { [ID.file]: { text: "{{sign|1", page: 3 }, [ID.anna]: { text: "{{sign|2", page: 1 }, [ID.ben]: null };
	const [problem, ...more] = unclosedTagProblems({ files: { [ID.file]: draftFile(), [ID.ben]: draftFile() } }, tags);
	expect(problem).toMatchObject({
		severity: "warns",
		kind: "unclosedTag",
		values: { tag: "{{sign|1", page: 3 },
		at: { in: "files", id: ID.file },
	});
	expect(more).toEqual([]);
});
