import { expect, it } from "vitest";
import { receiversOf } from "./receivers.ts";

const person = (id: string, isReader = false) => ({ id, name: id, email: `${id}@example.com`, isReader });
const people = [person("ada", true), person("ben"), person("cem")];

it.each([
	["one's own", ["ada", "ada"], ["ben", "cem"]],
	["somebody else's", ["ben"], ["cem", "ada"]],
	["those of several", ["ada", "ben"], ["ben", "cem", "ada"]],
	["none", [], []],
])("offers of %s whoever has not all of them, oneself last", (_, senders, offered) => {
	const documents = senders.map((senderId, index) => ({
		id: `${index}`,
		title: "Lease",
		status: "InProgress",
		sealState: "None",
		senderId,
	}));
	expect(receiversOf(people, documents).map(({ id }) => id)).toEqual(offered);
});
