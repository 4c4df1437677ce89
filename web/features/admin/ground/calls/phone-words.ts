const NORTH_AMERICA = /^\+1(\d{3})(\d{3})(\d{4})$/;

/**
 * A stored number (E.164) as it is read aloud. Only North America's are grouped: elsewhere, each country has its way.
 */
export function phoneWords(phone: string): string {
  return phone.replace(NORTH_AMERICA, "+1 $1 $2 $3");
}
