/**
 * A quiet line along the lower edge of what holds it: what was asked for is on its way. Seen only once that takes long
 * (globals.css), moves nothing, and is silent for screen readers, which are told when the page is there.
 */
export function OnItsWay() {
	return <span aria-hidden="true" className="on-its-way" />;
}
