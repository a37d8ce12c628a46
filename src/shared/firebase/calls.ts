import { countriesSchema, type Countries } from '../../contract/countries'
import type { NamedCall } from '../../platform/calls'

export const getCountries: NamedCall<Countries> = {
  id: 'countries',
  method: 'GET',
  path: '/wps/system/country',
  moduleId: 'COMM3',
  alert: false,
  value: countriesSchema,
}
