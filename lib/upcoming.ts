export function compareUpcoming() {}
