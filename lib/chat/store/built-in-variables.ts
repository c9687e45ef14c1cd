/** What every message may use beside what the script saves: the registration, and who speaks. */
export const BUILT_IN_VARIABLES = ['name', 'age', 'email', 'phone', 'centre_name', 'centre_phone'] as const;
